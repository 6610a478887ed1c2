import { msg } from '@lingui/core/macro';

/** The questions on the landing page, which search engines get as well. */
export const QUESTIONS = [
  {
    question: msg`What if I cannot make it?`,
    answer: msg`Leave 24 hours or more before the start and you get everything back. Later you get your share back, without the fee, if somebody takes your place. Your reputation suffers when you leave late or do not turn up.`,
  },
  {
    question: msg`Does my level say how strong I am?`,
    answer: msg`No. Your level says how much you play and give back, in all five sports together. How strong you are is your rating, one for each sport.`,
  },
  {
    question: msg`Who decides when somebody behaves badly?`,
    answer: msg`People. A moderator reads each report within 72 hours, the decision gives its reasons, and you can object to it.`,
  },
  {
    question: msg`How old do I have to be?`,
    answer: msg`14, with the agreement of a parent until you are 18. Paying, and organising matches that cost money, starts at 18.`,
  },
];
