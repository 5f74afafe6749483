/** Whether the environment names a proxy. */
export declare function namesProxy(environment: Readonly<Record<string, string | undefined>>): boolean;
