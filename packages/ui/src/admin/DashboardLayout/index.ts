export { DashboardLayout, type DashboardLayoutProps } from './DashboardLayout.tsx';
