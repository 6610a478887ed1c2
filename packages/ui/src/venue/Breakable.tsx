import { Fragment } from 'react';

/** What an address of the web falls into, each with the slashes and dots that end it. */
const PARTS = /[^/.]+[/.]*|[/.]+/g;
const isAddress = (text: string) => /^(https?:\/\/|www\.)\S+$/.test(text);

/** A value that somebody typed; an address of the web breaks where it has a joint, not within a word. */
export function Breakable({ children }: { children: string }) {
  const parts = isAddress(children) ? (children.match(PARTS) ?? []) : [children];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and keep their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
