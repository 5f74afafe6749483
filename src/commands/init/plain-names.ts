/** Whether a text is the path of a repository, such as `acme/app`, that can be written into files as it is. */
export const isRepositoryPath = (text: string): boolean => /^[\w.-]+(?:\/[\w. -]+)+$/.test(text);

/** Whether a text is the name of a branch that can be written into files as it is. */
export const isPlainBranch = (text: string): boolean => /^[\w][\w./-]{0,200}$/.test(text);
