import type { ReactNode } from 'react';

export type Sport = 'football' | 'basketball' | 'tennis' | 'padel' | 'volleyball';

/** A sport's court, or `any` for the small pitch of the logo. */
export type CourtKind = Sport | 'any';

interface Plan {
  /** In metres, with a margin for what is outside the lines. */
  viewBox: string;
  lines: ReactNode;
}

const line = { vectorEffect: 'non-scaling-stroke' } as const;
const dot = { ...line, fill: 'currentColor' } as const;
const net = { ...line, strokeDasharray: '6 5' } as const;

/** Seen from above, in metres, by the rules of each game. One path: translucent lines are no brighter where they cross. */
export const plans: Record<CourtKind, Plan> = {
  football: {
    viewBox: '-2 -2 109 72',
    lines: (
      <>
        <path
          {...line}
          d="M0 0H105V68H0ZM52.5 0V68M0 13.84H16.5V54.16H0M0 24.84H5.5V43.16H0M105 13.84H88.5V54.16H105M105 24.84H99.5V43.16H105M16.5 26.69A9.15 9.15 0 0 1 16.5 41.31M88.5 26.69A9.15 9.15 0 0 0 88.5 41.31M0 1A1 1 0 0 0 1 0M104 0A1 1 0 0 0 105 1M105 67A1 1 0 0 0 104 68M1 68A1 1 0 0 0 0 67M43.35 34a9.15 9.15 0 0 0 18.3 0a9.15 9.15 0 0 0-18.3 0"
        />
        <path
          {...dot}
          d="M51.9 34a.6.6 0 0 0 1.2 0a.6.6 0 0 0-1.2 0M10.4 34a.6.6 0 0 0 1.2 0a.6.6 0 0 0-1.2 0M93.4 34a.6.6 0 0 0 1.2 0a.6.6 0 0 0-1.2 0"
        />
      </>
    ),
  },
  basketball: {
    viewBox: '-.6 -.6 29.2 16.2',
    lines: (
      <path
        {...line}
        d="M0 0H28V15H0ZM14 0V15M12.2 7.5a1.8 1.8 0 0 0 3.6 0a1.8 1.8 0 0 0-3.6 0M0 5.05H5.8V9.95H0M28 5.05H22.2V9.95H28M5.8 5.7A1.8 1.8 0 0 1 5.8 9.3M22.2 5.7A1.8 1.8 0 0 0 22.2 9.3M0 .9H2.99A6.75 6.75 0 0 1 2.99 14.1H0M28 .9H25.01A6.75 6.75 0 0 0 25.01 14.1H28M1.2 6.25H1.575A1.25 1.25 0 0 1 1.575 8.75H1.2M26.8 6.25H26.425A1.25 1.25 0 0 0 26.425 8.75H26.8M1.345 7.5a.23.23 0 0 0 .46 0a.23.23 0 0 0-.46 0M26.195 7.5a.23.23 0 0 0 .46 0a.23.23 0 0 0-.46 0"
      />
    ),
  },
  tennis: {
    viewBox: '-1.6 -1.6 26.97 14.17',
    lines: (
      <>
        <path
          {...line}
          d="M0 0H23.77V10.97H0ZM0 1.37H23.77M0 9.6H23.77M5.485 1.37V9.6M18.285 1.37V9.6M5.485 5.485H18.285M0 5.485H.3M23.47 5.485H23.77"
        />
        <path {...net} d="M11.885 -.9V11.87" />
      </>
    ),
  },
  padel: {
    viewBox: '-.7 -.7 21.4 11.4',
    lines: (
      <>
        <path
          {...line}
          d="M0 0H20V10H0ZM3.05 0V10M16.95 0V10M3.05 5H16.95M-.35 4V-.35H4M16 -.35H20.35V4M20.35 6V10.35H16M4 10.35H-.35V6"
        />
        <path {...net} d="M10 -.4V10.4" />
      </>
    ),
  },
  volleyball: {
    viewBox: '-.8 -.8 19.6 10.6',
    lines: (
      <>
        <path {...line} d="M0 0H18V9H0ZM6 0V9M12 0V9" />
        <path {...net} d="M9 -.5V9.5" />
      </>
    ),
  },
  any: {
    viewBox: '-1 -1 32 22',
    lines: (
      <>
        <rect {...line} width="30" height="20" rx="4" />
        <path {...line} d="M15 0V20M11.4 10a3.6 3.6 0 0 0 7.2 0a3.6 3.6 0 0 0-7.2 0" />
      </>
    ),
  },
};
