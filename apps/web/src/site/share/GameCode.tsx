import { gameCodeLabel } from '@campetto/messages/share/texts';
import { QrCode } from '@campetto/ui/qr-code';
import { useLingui } from '@lingui/react';

/** The QR code of a game; loaded on computers only, because it needs a library. */
export default function GameCode({ address }: { address: string }) {
  const { i18n } = useLingui();
  return <QrCode address={address} label={gameCodeLabel(i18n)} />;
}
