/** Replace these by the venues of your server. */
export interface Venue {
  id: string;
  name: string;
  address: string;
  sports: readonly string[];
}

export const VENUES: readonly Venue[] = [
  {
    id: '1',
    name: 'Padel Club Navigli',
    address: 'Alzaia Naviglio Grande 12, Milano',
    sports: ['Padel'],
  },
  {
    id: '2',
    name: 'Polisportiva San Lorenzo',
    address: 'Via dei Reti 8, Roma',
    sports: ['Football', 'Basketball'],
  },
  { id: '3', name: 'Tennis Lambrate', address: 'Via Feltre 33, Milano', sports: ['Tennis'] },
];
