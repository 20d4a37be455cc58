/** Stands for the part of the framework whose halves its build chooses between: the browser's. */
export const createIsomorphicFn = () => ({
  server: () => ({ client: <T>(run: T): T => run }),
});

export function getRequest(): never {
  throw new Error('There is no request in a document.');
}
