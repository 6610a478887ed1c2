import type { Rule } from './findRules.ts';

/** On one line: blocks and cells are separated by a dot, unless a sentence ends there. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replaceAll(/(.)\s*[\n\t]\s*/g, (_, end: string) => end + (/[.:;!?]/.test(end) ? ' ' : ' · '))
    .replaceAll(/\s+/g, ' ');

/** The rules in the sections of the page, as Prose renders them. */
export function readRules(sections: readonly { id: string; title: string }[]): Rule[] {
  return sections.flatMap(({ id, title: section }) => {
    const marks = document.getElementById(id)?.querySelectorAll<HTMLElement>('[data-level]') ?? [];
    return Array.from(marks, (mark) => {
      const heading = mark.firstElementChild;
      const blocks: string[] = [];
      let next = mark.nextElementSibling;
      while (next instanceof HTMLElement && next.dataset['level'] === undefined) {
        // biome-ignore lint/performance/useDomNodeTextContent: it joins the cells of a table.
        blocks.push(next.innerText);
        next = next.nextElementSibling;
      }
      return {
        // The title of a section has the id of the section, not one of its own.
        id: mark.dataset['level'] === '1' || !heading ? id : heading.id,
        title: plain(heading?.textContent ?? ''),
        section,
        text: plain(blocks.join('\n')),
      };
    });
  });
}
