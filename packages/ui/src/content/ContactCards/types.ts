export type ContactTopic = 'partnership' | 'support' | 'feedback' | 'press';

export interface ContactCardsProps {
  email: {
    title: string;
    address: string;
    /** On the button: "Send email". */
    sendLabel: string;
    /** "We reply within 24–48 hours." */
    replyNote: string;
  };
  location: {
    title: string;
    place: string;
    /** The company with its address and numbers, one fact a line. */
    company: readonly string[];
  };
  topicsTitle: string;
  /** A topic’s title opens an e-mail with it as the subject. */
  topics: Record<ContactTopic, { title: string; description: string }>;
}
