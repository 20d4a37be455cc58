import { checkTypes } from './verify/rooms.mjs';

const { code, output } = await checkTypes();
if (output) process.stdout.write(`${output}\n`);
process.exitCode = code;
