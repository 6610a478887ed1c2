import type { ReactNode } from 'react';

export type Network = 'facebook' | 'x' | 'instagram' | 'linkedin' | 'tiktok';

const shapes: Record<Network, ReactNode> = {
  facebook: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H16" />,
  x: <path d="M4 4h4l12 16h-4ZM20 4l-7 7.5M4 20l7-7.5" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  linkedin: <path d="M5 10v10M5 5h.01M11 20V10M11 14.5a4 4 0 0 1 8 0V20" />,
  tiktok: <path d="M13 3v12.5a4 4 0 1 1-4-4M13 3c.5 3.5 3 5.5 6 5.5" />,
};

/** A network's sign in the line of the other icons. */
export function Glyph({ network }: { network: Network }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[network]}
    </svg>
  );
}
