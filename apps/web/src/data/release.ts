/** Version and build of the web app; `development` without a build. */
export const RELEASE: string = import.meta.env.VITE_RELEASE ?? 'development';
