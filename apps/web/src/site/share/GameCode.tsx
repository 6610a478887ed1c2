import { QrCode } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

/** The code of a game; loaded on computers only, because it draws with a library. */
export default function GameCode({ address }: { address: string }) {
  const { t } = useLingui();
  return <QrCode address={address} label={t`QR code of this match`} />;
}
