import { useAuth } from './AuthProvider.tsx';

/** The id of the account whose administrator is signed in; empty when nobody is. */
export const useUid = (): string => useAuth().user?.uid ?? '';
