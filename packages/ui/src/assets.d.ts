/** What the bundler makes of style and picture imports. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler exports styles this way
  export default classes;
}
declare module '*.svg?url&no-inline' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports addresses this way
  export default url;
}
