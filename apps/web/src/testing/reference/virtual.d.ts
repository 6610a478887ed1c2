declare module 'virtual:texts' {
  const texts: import('../../../texts.ts').ProductText[];
  export default texts;
}

declare module 'virtual:traceability' {
  const traceability: {
    lines: import('../../../../../scripts/lib/traceability.ts').Line[];
    proofs: import('../../../../../scripts/lib/traceability.ts').Proof[];
  };
  export default traceability;
}

declare module 'virtual:tokens' {
  const tokens: {
    rows: import('../tokens/TokenTable.tsx').TokenTableProps['rows'];
    document: import('../tokens/tokenFiles.ts').TokensDocument;
  };
  export default tokens;
}
