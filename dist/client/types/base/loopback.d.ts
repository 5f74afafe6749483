/** Whether the host name of a URL is this machine itself. */
export declare function isLoopback(hostname: string): boolean;
