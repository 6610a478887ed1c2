export interface LanguageSwitchProps<Code extends string = string> {
  /** Names the group: "Language". */
  label: string;
  current: Code;
  /** `short` is what is seen (EN), `name` what is read aloud, in its own language (English). */
  languages: readonly { code: Code; short: string; name: string }[];
  onSwitch: (code: Code) => void;
}
