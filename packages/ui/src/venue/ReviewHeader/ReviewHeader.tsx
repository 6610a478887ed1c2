export interface ReviewHeaderProps {
  title: string;
  subtitle: string;
  addVenue: { label: string; href: string };
  refresh: { label: string; loading: boolean; onRefresh: () => void };
}
