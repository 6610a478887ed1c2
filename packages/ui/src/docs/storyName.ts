/**
 * The name of a story as it is shown: a sentence, without the requirements that it begins with, which are in the
 * traceability.
 */
export function storyName(name: string): string {
  const words = name.replace(/^(\[[A-Z]+-\d+\] )+/, '');
  // Storybook makes names of exports: “Without Keyboard”.
  const sentence = /^[A-Z]\S*( [A-Z\d]\S*)+$/.test(words) ? words.toLowerCase() : words;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
