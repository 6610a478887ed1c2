import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SportSlug } from '@campetto/contract';
import sharp from 'sharp';

// The pictures that some venues of the sample have: drawn courts, which nobody takes for a photograph of the
// venue.

const WIDTH = 1200;
const HEIGHT = 800;
const HORIZON = 310;
/** Pixels of a metre at a distance of a metre. */
const FOCUS = 900;

type Point = readonly [x: number, y: number, z?: number];

/** A court in metres: its middle line is x = 0, its near edge y = 0. */
interface Court {
  width: number;
  length: number;
  sky: readonly [top: string, bottom: string];
  trees: string;
  ground: string;
  court: string;
  /** From one point to the other. */
  lines: readonly (readonly [Point, Point])[];
  circles?: readonly { y: number; radius: number }[];
  /** Height of a net across the middle, and of its lower edge. */
  net?: { height: number; from: number };
  goal?: boolean;
  hoop?: boolean;
  /** Height of glass walls around the far half. */
  glass?: number;
}

const rectangle = (left: number, near: number, right: number, far: number) =>
  [
    [
      [left, near],
      [right, near],
    ],
    [
      [right, near],
      [right, far],
    ],
    [
      [right, far],
      [left, far],
    ],
    [
      [left, far],
      [left, near],
    ],
  ] as const;
const across = (half: number, y: number) =>
  [
    [-half, y],
    [half, y],
  ] as const;
const along = (x: number, near: number, far: number) =>
  [
    [x, near],
    [x, far],
  ] as const;

const day = { sky: ['#8CC6F5', '#EAF5FD'], trees: '#3F7D4E' } as const;
const evening = { sky: ['#33518F', '#F6B98A'], trees: '#24405A' } as const;
const night = { sky: ['#0B1B33', '#24427A'], trees: '#0A1526' } as const;

const COURTS: Record<SportSlug, Court> = {
  football: {
    width: 20,
    length: 40,
    ...day,
    ground: '#4E9A4B',
    court: '#5BAA55',
    goal: true,
    lines: [
      ...rectangle(-10, 0, 10, 40),
      across(10, 20),
      ...rectangle(-6, 34, 6, 40),
      ...rectangle(-6, 0, 6, 6),
    ],
    circles: [{ y: 20, radius: 3 }],
  },
  padel: {
    width: 10,
    length: 20,
    ...evening,
    ground: '#2D4A6B',
    court: '#2F6DB5',
    glass: 3,
    lines: [across(5, 3.05), across(5, 16.95), along(0, 3.05, 16.95), ...rectangle(-5, 0, 5, 20)],
    net: { height: 0.9, from: 0 },
  },
  tennis: {
    width: 10.97,
    length: 23.77,
    ...day,
    ground: '#B4623C',
    court: '#C6703F',
    lines: [
      ...rectangle(-5.485, 0, 5.485, 23.77),
      ...rectangle(-4.115, 0, 4.115, 23.77),
      across(4.115, 5.485),
      across(4.115, 18.285),
      along(0, 5.485, 18.285),
    ],
    net: { height: 1, from: 0 },
  },
  basketball: {
    width: 15,
    length: 28,
    ...night,
    ground: '#3B4B63',
    court: '#C2543B',
    hoop: true,
    lines: [...rectangle(-7.5, 0, 7.5, 28), across(7.5, 14), ...rectangle(-2.45, 22.2, 2.45, 28)],
    circles: [
      { y: 14, radius: 1.8 },
      { y: 22.2, radius: 1.8 },
    ],
  },
  volleyball: {
    width: 9,
    length: 18,
    ...evening,
    ground: '#E3C48F',
    court: '#EED6A6',
    lines: [...rectangle(-4.5, 0, 4.5, 18), across(4.5, 6), across(4.5, 12)],
    net: { height: 2.43, from: 1.43 },
  },
};

/** Writes the pictures into a folder, as WebP. */
export async function writeSamplePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [sport, court] of Object.entries(COURTS)) {
    const picture = sharp(Buffer.from(draw(court))).webp({ quality: 80, effort: 6 });
    await picture.toFile(join(folder, `${sport}.webp`));
  }
}

function draw(court: Court): string {
  const view = viewOf(court);
  const { width, length, sky, trees, ground } = court;
  const shapes = [
    `<rect width="${WIDTH}" height="${HORIZON + 40}" fill="url(#sky)"/>`,
    ...treeTops(trees),
    `<rect y="${HORIZON + 14}" width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    view.area(
      [
        [-width / 2, -1],
        [width / 2, -1],
        [width / 2, length],
        [-width / 2, length],
      ],
      `fill="${court.court}"`,
    ),
    ...court.lines.map((line) => view.line(...line)),
    ...(court.circles ?? []).map((circle) => view.circle(circle)),
    ...(court.glass === undefined ? [] : glassWalls(court, court.glass, view)),
    ...(court.goal ? goal(court, view) : []),
    ...(court.hoop ? hoop(court, view) : []),
    ...(court.net ? net(court, court.net, view) : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
${shapes.join('\n')}
</svg>`;
}

type View = ReturnType<typeof viewOf>;

/** What a camera behind the near edge sees, which is 960 pixels wide. */
function viewOf({ width }: Court) {
  const away = (FOCUS * width) / 960;
  const height = ((HEIGHT - 60 - HORIZON) * away) / FOCUS;
  const project = ([x, y, z = 0]: Point) =>
    [WIDTH / 2 + (FOCUS * x) / (y + away), HORIZON + (FOCUS * (height - z)) / (y + away)]
      .map((pixels) => pixels.toFixed(1))
      .join(',');
  const area = (points: readonly Point[], style: string) =>
    `<polygon points="${points.map(project).join(' ')}" ${style}/>`;
  const PAINT = 'fill="#fff" fill-opacity="0.92"';
  return {
    area,
    path: (points: readonly Point[], style: string) =>
      `<polyline points="${points.map(project).join(' ')}" fill="none" stroke-linecap="round" ${style}/>`,
    /** Painted on the ground, a hundredth of the court wide. */
    line: ([fromX, fromY]: Point, [toX, toY]: Point) => {
      const half = width / 200;
      const [sideX, sideY] = fromY === toY ? [0, half] : [half, 0];
      const points: Point[] = [
        [fromX - sideX, fromY - sideY],
        [fromX + sideX, fromY + sideY],
        [toX + sideX, toY + sideY],
        [toX - sideX, toY - sideY],
      ];
      return area(points, PAINT);
    },
    circle: ({ y, radius }: { y: number; radius: number }) => {
      const ring = (size: number) =>
        Array.from({ length: 49 }, (_, index): Point => {
          const angle = (index * Math.PI) / 24;
          return [size * Math.cos(angle), y + size * Math.sin(angle)];
        });
      const half = width / 200;
      return area([...ring(radius + half), ...ring(radius - half).toReversed()], PAINT);
    },
  };
}

function treeTops(color: string): string[] {
  return Array.from({ length: 15 }, (_, index) => {
    const x = index * 88 - 20;
    const size = 46 + ((index * 37) % 34);
    return `<ellipse cx="${x}" cy="${HORIZON + 16}" rx="${size * 1.25}" ry="${size}" fill="${color}"/>`;
  });
}

function net({ width, length }: Court, { height, from }: NonNullable<Court['net']>, view: View) {
  const half = width / 2 + 0.6;
  const y = length / 2;
  const corners: Point[] = [
    [-half, y, from],
    [half, y, from],
    [half, y, height],
    [-half, y, height],
  ];
  const cords = Array.from({ length: 60 }, (_, index): readonly Point[] => {
    const x = -half + (index * 2 * half) / 59;
    return [
      [x, y, from],
      [x, y, height],
    ];
  });
  return [
    view.area(corners, 'fill="#0B1B33" fill-opacity="0.35"'),
    ...cords.map((cord) => view.path(cord, 'stroke="#fff" stroke-opacity="0.3"')),
    view.path(corners.slice(2), 'stroke="#fff" stroke-width="7"'),
    ...[-half, half].map((x) =>
      view.path(
        [
          [x, y, 0],
          [x, y, height + 0.05],
        ],
        'stroke="#0B1B33" stroke-width="8"',
      ),
    ),
  ];
}

function goal({ length: y }: Court, view: View): string[] {
  const frame: Point[] = [
    [-1.5, y],
    [-1.5, y, 2],
    [1.5, y, 2],
    [1.5, y],
  ];
  return [
    view.area(frame, 'fill="#fff" fill-opacity="0.25"'),
    view.path(frame, 'stroke="#fff" stroke-width="7" stroke-linejoin="round"'),
  ];
}

function hoop({ length }: Court, view: View): string[] {
  const y = length - 1.2;
  const board: Point[] = [
    [-0.9, y, 2.9],
    [0.9, y, 2.9],
    [0.9, y, 3.95],
    [-0.9, y, 3.95],
  ];
  return [
    view.path(
      [
        [0, length + 0.6],
        [0, length + 0.6, 3.2],
      ],
      'stroke="#1B2C47" stroke-width="9"',
    ),
    view.area(board, 'fill="#fff" fill-opacity="0.95" stroke="#0B1B33" stroke-width="3"'),
    view.path(
      [
        [-0.35, y, 3.05],
        [0.35, y, 3.05],
      ],
      'stroke="#D7F64A" stroke-width="6"',
    ),
  ];
}

function glassWalls({ width, length }: Court, height: number, view: View): string[] {
  const half = width / 2;
  const pane = (from: Point, to: Point) =>
    view.area(
      [from, to, [to[0], to[1], height], [from[0], from[1], height]],
      'fill="#D6ECFF" fill-opacity="0.28" stroke="#0B1B33" stroke-opacity="0.7" stroke-width="3"',
    );
  const parts = 5;
  return [
    ...Array.from({ length: parts }, (_, index) => {
      const left = -half + (index * width) / parts;
      return pane([left, length], [left + width / parts, length]);
    }),
    ...[-half, half].flatMap((x) => [
      pane([x, length], [x, length - 4]),
      pane([x, length - 4], [x, length / 2]),
    ]),
  ];
}
