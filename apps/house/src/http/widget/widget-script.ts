import { readFileSync } from 'node:fs';
import { PLATFORM_TEXTS } from '@touchline/i18n/platform-texts';
import { HOUSE_ROOT } from '../../house-root.ts';

const SOURCE = readFileSync(new URL('src/http/widget/payment-widget.js', HOUSE_ROOT), 'utf8');

/** The stand-in for the payment widget of a platform, with its words in every language. */
export const WIDGET_SCRIPT = `(() => {\nconst TEXTS = ${JSON.stringify(PLATFORM_TEXTS)};\n${SOURCE}})();\n`;
