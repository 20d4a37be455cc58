import type { StaticPage } from '@touchline/i18n/static-texts';
import type { ReactNode } from 'react';

/** Drawings of the pages that stand alone, each on 240 × 150; what is strong in them has the colour of text. */
export const REDUCED_IMAGES: Readonly<Record<StaticPage, ReactNode>> = {
  notFound: (
    <>
      <path d="M20 10v130M20 75h120M20 40a35 35 0 0 1 0 70" />
      <path d="M60 130C100 60 150 60 196 112" strokeDasharray="3 5" />
      <g data-strong="">
        <circle cx="200" cy="118" r="13" />
        <path d="m200 112.500 5 3.700-1.900 5.900h-6.200l-1.900-5.900z" />
        <path d="M150 10v130" strokeWidth="2" />
      </g>
    </>
  ),
  error: (
    <>
      <path d="m104 130 8-10 8 18 8-14 8 6M60 130V40l44 14-44 16M180 130V40" />
      <path d="M180 40h36v10h-36z" strokeDasharray="3 4" />
      <path d="M20 130h84M136 130h84" data-strong="" strokeWidth="2" />
    </>
  ),
  blocked: (
    <>
      <circle cx="120" cy="72" r="46" />
      <path d="M74 72h92M120 26c-24 26-24 66 0 92M120 26c24 26 24 66 0 92" />
      <g data-strong="">
        <path d="M30 132h180" strokeWidth="2" />
        <path d="M168 132V84l30 9-30 10" />
      </g>
    </>
  ),
  locked: (
    <>
      <path d="M20 20h200v110H20zM120 20v21M120 109v21" />
      <circle cx="120" cy="75" r="34" />
      <g data-strong="" strokeWidth="2">
        <rect x="104" y="72" width="32" height="24" rx="3" />
        <path d="M110 72v-8a10 10 0 0 1 20 0v8" />
      </g>
    </>
  ),
  offline: (
    <>
      <path d="M30 130h180M62 130V86M98 130V66M134 130V46M170 130V26" />
      <path d="M48 108h28M84 92h28M120 76h28M156 60h28" strokeDasharray="3 4" />
      <path d="M40 24l160 106" data-strong="" strokeWidth="2" />
    </>
  ),
};
