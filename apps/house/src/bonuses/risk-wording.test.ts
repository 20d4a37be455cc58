import { expect, test } from 'vitest';
import { campaign, faultsOf } from './test/file-campaigns.ts';

test.each([
  'Risk-free',
  'riskfree',
  'RISK  FREE',
  'risk‑free',
  'r\u00adisk\u200b-free',
  'Rísk–Free',
  'free of any risk',
  'no risk',
  'zero-risk',
  'without risk',
  'riskless',
  'risikofrei',
  'ohne Risiko',
  'sans risque',
  'riskitön',
  'risikofritt',
  'بدون أي مخاطر',
])('the text "%s" is refused in a name, a description and beside a picture', (wording) => {
  const text = { en: 'Bet', de: `A ${wording} bet` };
  for (const [more, place] of [
    [{ name: text }, 'name'],
    [{ description: text }, 'description'],
    [{ banner: { alt: text } }, 'banner.alt'],
  ] as const)
    expect(faultsOf([campaign(more)])).toEqual([
      expect.stringContaining(`0.${place}.de: says that there is no`),
    ]);
});

test.each([
  'Know the risk',
  'Casino risk',
  'A free bet at your own risk',
  'Brisk free kicks',
  'Das Risiko bleibt',
])('the text "%s" is taken', (en) => {
  expect(faultsOf([campaign({ name: { en } })])).toEqual([]);
});
