// Node's packages name their platform as a text, and pnpm expects a list: without one, it would install
// the Node of Windows everywhere.
const asList = (value) => (typeof value === 'string' ? [value] : value);

module.exports = {
  hooks: {
    readPackage: (manifest) =>
      /^node-(bin-)?(linux|darwin|win)-/.test(manifest.name ?? '')
        ? { ...manifest, os: asList(manifest.os), cpu: asList(manifest.cpu) }
        : manifest,
  },
};
