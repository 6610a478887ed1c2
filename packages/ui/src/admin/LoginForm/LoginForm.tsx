import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import * as styles from './LoginForm.css.ts';
import type { LoginFormProps } from './types.ts';

/** The sign-in screen of the back office (spec §2.10). The fields retain what was typed. */
export function LoginForm({ labels, brand, languageSwitch, ...form }: LoginFormProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.court}>
        <CourtPlan court="padel" lineWidth={2.5} />
      </div>
      <header>
        <Anchor href={brand.href} className={styles.brand}>
          <LogoMark name={brand.name} />
        </Anchor>
      </header>
      <main className={styles.card}>
        <div className={styles.header}>
          <Heading level={1} size="section" className={styles.title}>
            {labels.title}
          </Heading>
          <div className={styles.languageSwitch}>{languageSwitch}</div>
          <p className={styles.prompt}>{labels.prompt}</p>
        </div>
        <CredentialsForm {...form} labels={labels} />
        <p className={styles.notice}>
          <LockKeyhole size={18} className={styles.lock} />
          {labels.notice}
        </p>
      </main>
    </div>
  );
}
