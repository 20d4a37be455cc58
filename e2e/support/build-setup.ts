import { ensureWebBuilt } from '../../scripts/toolchain/build-web.mjs';

/** The web app is built once, before the workers start stacks of their own. */
export default ensureWebBuilt;
