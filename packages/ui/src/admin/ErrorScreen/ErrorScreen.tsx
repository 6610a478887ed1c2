export interface ErrorScreenProps {
  title: string;
  /** HTTP status such as "404". */
  status?: string | undefined;
  message: string;
  home: { label: string; href: string };
}
