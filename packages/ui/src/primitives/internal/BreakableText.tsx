import { Fragment } from 'react';

/** The parts of a URL, each with the slashes and dots that end it. */
const PARTS = /[^/.]+[/.]*|[/.]+/g;
const isAddress = (text: string) => /^(https?:\/\/|www\.)\S+$/.test(text);

/** A typed value. A URL may break after its slashes and dots, not within a word. */
export function BreakableText({ children }: { children: string }) {
  const parts = isAddress(children) ? (children.match(PARTS) ?? []) : [children];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and keep their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
