import { PageMeta } from '../PageMeta.tsx';

export function Component() {
  return <PageMeta page="contact" />;
}
