export { ContactLayout, type ContactLayoutProps } from './ContactLayout.tsx';
