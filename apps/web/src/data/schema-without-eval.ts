// Imported before any schema. Zod tries `new Function` once to learn whether it may compile: the page's policy forbids it, and
// the browser logs the try as an error. The setting is that of `z.config({ jitless: true })`, which would come too late here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
