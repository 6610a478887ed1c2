/** The names of the lists that rows are laid out for. */
export const rowsAlone = 'campetto-rows';
export const besideInspector = 'campetto-rows-beside';
