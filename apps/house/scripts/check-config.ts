import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../../web/server/config.ts';
import { readOptions } from '../src/options.ts';
import { checkDataFolder } from './operators/check-data-folder.ts';
import { checkEnvironment } from './operators/check-environment.ts';
import { checkOperators } from './operators/check-operators.ts';
import type { Finding } from './operators/finding.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const env = { ...process.env, ...(positionals[0] !== undefined && { DATA_DIR: positionals[0] }) };

async function findAll(): Promise<Finding[]> {
  const findings = checkEnvironment(env);
  // Files are judged by what the environment says: a wrong one would be blamed on them.
  if (findings.some(({ level }) => level === 'error')) return findings;
  const options = readOptions(env);
  findings.push(...(await checkOperators(options)));
  if (!existsSync(options.dataDir))
    return [
      ...findings,
      { level: 'warning', where: 'DATA_DIR', says: `is not there yet: ${options.dataDir}.` },
    ];
  return [...findings, ...(await checkDataFolder(options, readConfig(env)))];
}

const findings = await findAll();
for (const { level, where, says } of findings) console.log(`${level}: ${where}: ${says}`);
const errors = findings.filter(({ level }) => level === 'error').length;
console.log(
  errors === 0 ? 'Nothing is wrong.' : `${errors} ${errors === 1 ? 'thing is' : 'things are'} wrong.`,
);
if (errors > 0) process.exitCode = 1;
