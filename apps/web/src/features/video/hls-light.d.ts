/** The build without subtitles, protection and alternative sound: a part of the whole, which alone has types. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  // biome-ignore lint/style/noDefaultExport: it is the library's only one
  export default Hls;
}
