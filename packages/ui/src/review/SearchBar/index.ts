export { SearchBar, type SearchBarProps, type SearchValue } from './SearchBar.tsx';
