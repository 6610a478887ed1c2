import ChevronLeft from 'lucide-react/icons/chevron-left';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import { CourtBackground } from '../../illustrations/CourtBackground/index.ts';
import { PhoneScreen } from '../PhoneScreen/PhoneScreen.tsx';
import { icon } from '../PhoneScreen/styles.ts';
import * as styles from './ChatScreen.css.ts';

type ChatMessage =
  /** Written by the app. */
  | { kind: 'note'; text: string }
  | { kind: 'mine'; text: string; time: string }
  | { kind: 'theirs'; text: string; time: string; name: string; initials: string };

interface ChatScreenProps {
  time: string;
  title: string;
  text: string;
  /** Each text must differ, because it is the React key. */
  messages: readonly ChatMessage[];
  placeholder: string;
}

/** The app's chat room of a match, drawn to be captured. */
export function ChatScreen({ time, title, text, messages, placeholder }: ChatScreenProps) {
  return (
    <PhoneScreen
      time={time}
      ground="card"
      header={
        <div className={styles.room}>
          <ChevronLeft className={icon} aria-hidden="true" />
          <span className={styles.thumb}>
            <CourtBackground court="football" />
          </span>
          <span className={styles.match}>
            <strong>{title}</strong>
            {text}
          </span>
        </div>
      }
      footer={
        <div className={styles.writing}>
          <Plus className={icon} aria-hidden="true" />
          <span className={styles.field}>{placeholder}</span>
          <span className={styles.send}>
            <Send className={icon} aria-hidden="true" />
          </span>
        </div>
      }
    >
      <div className={styles.messages}>
        {messages.map((message) => (
          <Message key={message.text} message={message} />
        ))}
      </div>
    </PhoneScreen>
  );
}

function Message({ message }: { message: ChatMessage }) {
  if (message.kind === 'note') return <p className={styles.note}>{message.text}</p>;
  const bubble = (
    <p className={styles.bubble({ from: message.kind })}>
      {message.kind === 'theirs' && <strong className={styles.author}>{message.name}</strong>}
      {message.text}
      <span className={styles.when}>{message.time}</span>
    </p>
  );
  if (message.kind === 'mine') return bubble;
  return (
    <div className={styles.theirs}>
      <span className={styles.avatar} data-initials={message.initials}>
        {message.initials}
      </span>
      {bubble}
    </div>
  );
}
