import type { ReactNode } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { art, ours, spark } from './FeatureGrid.css.ts';

function Drawing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 220"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function Pitch() {
  return (
    <div className={art.find}>
      <CourtPlan court="football" lineWidth={2} />
    </div>
  );
}

/** The coach's board: theirs crossed, ours circled, the run dashed. */
export function Board() {
  return (
    <Drawing className={art.coach}>
      <path d="M40-10V230M40 46h88v128H40M128 92a26 26 0 0 1 0 36" opacity="0.5" />
      <path d="m88 66 16 16m0-16L88 82M146 34l16 16m0-16-16 16M168 150l16 16m0-16-16 16" />
      <g className={ours} strokeWidth="3">
        <circle cx="256" cy="52" r="11" />
        <circle cx="276" cy="150" r="11" />
        <circle cx="204" cy="112" r="11" />
        <path d="M190 106C150 88 120 96 84 108m12-12-12 12 15 8" />
        <path d="M242 50C210 44 184 62 130 58" strokeDasharray="1 9" />
        <path d="m135 49-12 9 11 10" />
        <path d="M264 144 218 120" strokeDasharray="1 9" />
      </g>
    </Drawing>
  );
}

export function Bubbles() {
  return (
    <Drawing className={art.chat}>
      <path
        d="M112 28h148a18 18 0 0 1 18 18v28a18 18 0 0 1-18 18H134l-22 16V46a18 18 0 0 1 18-18"
        fill="currentColor"
        fillOpacity="0.16"
        stroke="none"
      />
      <path d="M136 52h110M136 70h70" strokeWidth="5" opacity="0.75" />
      <path
        className={spark}
        d="M66 122h128a18 18 0 0 1 18 18v58l-22-16H66a18 18 0 0 1-18-18v-24a18 18 0 0 1 18-18Z"
      />
      <path d="M70 144h104M70 162h62" strokeWidth="5" stroke="#0B1B33" opacity="0.8" />
    </Drawing>
  );
}
