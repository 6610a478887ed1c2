import { SPORTS } from '@campetto/contract';
import type { Pool } from 'pg';
import { CELLS_IN_A_ROW } from '../src/venues/derived.ts';

const PLACES = [
  ...Array(3).fill("('italy', 'milano', 'Italia', 'IT', 'Milano', '39', 45.46, 9.19)"),
  ...Array(2).fill("('spain', 'madrid', 'España', 'ES', 'Madrid', '34', 40.42, -3.70)"),
  "('uk', 'london', 'United Kingdom', 'GB', 'London', '44', 51.51, -0.13)",
  "('france', 'paris', 'France', 'FR', 'Paris', '33', 48.86, 2.35)",
  "('italy', NULL, 'Italia', 'IT', NULL, '39', 43.5, 11.5)",
  ...Array(2).fill("(NULL, NULL, 'Nederland', 'NL', NULL, '31', 52.2, 5.5)"),
];

/** The beginnings of the names; each is listed as often as it occurs in sixteen names. */
const KINDS = [
  ...['Centro Sportivo', 'Centro Sportivo', 'Centro Sportivo', 'Palestra', 'Palestra', 'Campo'],
  ...['Circolo Tennis', 'Tennis Club', 'Tennis Club', 'Padel', 'Piscina', 'Polisportiva'],
  ...['Sporthal', 'Gym', 'Polideportivo', 'Bocciofila'],
];

const BEGINNINGS = 'ba,ca,da,fa,ga,la,ma,na,pa,ra,sa,ta,va,be,ce,de,le,me,ne,re,se,te,ve,bo,co,do';
const MIDDLES = 'lan,ber,cor,dol,fin,gar,lem,man,nal,por,ran,sol,tin,vel,zan,gri,bra,sca,tro,pia';
const ENDINGS = 'ni,ri,to,sa,ca,no,li,ta,go,vo,la,zzi,do,ne';

/** A UUID of version 7; PostgreSQL has a function for it only from version 18 on. */
const ID = `(left(stamp, 8) || '-' || right(stamp, 4) || '-7' || substr(gen_random_uuid()::text, 16))::uuid`;

const list = (values: readonly string[]) => `ARRAY[${values.map((value) => `'${value}'`)}]`;
const pick = (values: readonly string[], hash: string) =>
  `(${list(values)})[1 + abs(${hash}) % ${values.length}]`;
/** One of 7,280 name-like words, chosen by a number. */
const word = (number: string) =>
  [BEGINNINGS, MIDDLES, ENDINGS]
    .map((parts, index) => pick(parts.split(','), `hashint4((${number})::int + ${index * 7})`))
    .join(' || ');

/**
 * Fills an empty schema with venues as an import stores them: six in ten pending, three approved, one
 * discarded, in ten places of which three are Milano. One venue in thirty duplicates the previous one
 * nearby; one phone in ten belongs to a town; every fifth website belongs to a chain; of a thousand venues six share
 * their coordinates. All of these are marked as related, which leaves out venues that share a value by chance.
 */
export async function fillVenues(pool: Pool, size: number): Promise<void> {
  const indexes = await dropIndexes(pool);
  const client = await pool.connect();
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await client.query(`
    WITH places AS (
      SELECT row_number() OVER () - 1 AS place, *
      FROM (VALUES ${PLACES.join(', ')})
        AS p (country, city, country_name, code, city_name, dial, latitude, longitude)
    ), numbered AS (
      SELECT n, ${ID} AS id, (n / 10) % 10 AS tenth,
        CASE WHEN n % 30 = 11 THEN n - 10 ELSE n END AS self,
        CASE WHEN n % 1000 IN (500, 510, 520, 530, 540, 550) THEN n / 1000 END AS shared
      FROM generate_series(1, ${size}) AS n,
        LATERAL lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint + n), 12, '0') AS stamp
    ), described AS (
      SELECT n, id, tenth, shared, country, city, country_name, code, dial, hashint4(self) AS hash,
        coalesce(city_name, initcap(${word(`self % 900`)})) AS city_name,
        ${pick(KINDS, 'hashint4(self)')} || ' ' || initcap(${word('self')})
          || CASE WHEN self % 3 = 0 THEN ' ' || initcap(${word('self / 3 + 50000')}) ELSE '' END
          AS name,
        'Via ' || initcap(${word('self / 7 + 90000')}) AS street,
        latitude + hashint4(coalesce(shared, self + 1)) % 25000 / 100000.0
          + CASE WHEN shared IS NULL THEN (n - self) / 100000.0 ELSE 0 END AS latitude,
        longitude + hashint4(coalesce(shared, self) + 2) % 35000 / 100000.0 AS longitude
      FROM numbered JOIN places ON place = n % 10
    ), keyed AS (
      SELECT *, lower(translate(country_name, 'ñ', 'n')) AS country_key,
        dial || CASE WHEN hash % 10 = 0
          THEN 20000000 + abs(hashtext(city_name || hash % 1000)) % 1000000
          ELSE 30000000 + abs(hash) % 60000000 END AS phone,
        CASE WHEN hash % 3 = 0 THEN NULL
          WHEN hash % 5 = 0 THEN 'chain' || abs(hash) % 40 || '.example'
          ELSE replace(lower(name), ' ', '-') || '-' || abs(hash) % 1000 || '.example' END AS site,
        array_remove(ARRAY[
          CASE WHEN hash % 4 <> 0 THEN 'noSport' END,
          CASE WHEN hash % 97 = 0 THEN 'nameShouting' END,
          CASE WHEN hash % 503 = 0 THEN 'coordinatesSwapped' END], NULL) AS flags
      FROM described
    )
    INSERT INTO venues (id, status, country, city, folder_path, name, phone_number, sport_ids,
      address_country, address_country_code, address_city, address_street, address_number,
      address_postal_code, address_formatted, latitude, longitude, website, rating,
      total_ratings, last_updated, source, created_at, updated_at,
      address_search, name_key, phone_key, website_key, cell, checks, check_count,
      decided_by, discard_reason, has_related)
    SELECT id,
      CASE WHEN tenth < 6 THEN 'pending' WHEN tenth < 9 THEN 'approved' ELSE 'discarded' END,
      country, city,
      'venues/' || coalesce(country, 'nederland') || '/' || coalesce(city, 'elsewhere') || '/' || id,
      name, '+' || phone, 
      CASE hash % 50 WHEN 7 THEN ARRAY['${SPORTS[4].id}'] ELSE ARRAY['${SPORTS[0].id}', '${SPORTS[1].id}'] END,
      country_name, code, city_name, street, n % 200, '20158',
      street || ' ' || n % 200 || ', 20158 ' || city_name,
      latitude, longitude, 'https://' || site, (hash % 50 + 50) / 20.0, abs(hash) % 500,
      now(), 'bench ' || CASE WHEN hash % 10 < 6 THEN 0 ELSE abs(hash) % 9 END, now() + n * interval '1 ms', now(),
      lower(street) || ' ' || n % 200 || ' 20158 ' || lower(city_name) || ' ' || country_key,
      lower(name), phone, site,
      floor((latitude + 90) / 0.005) * ${CELLS_IN_A_ROW} + floor((longitude + 180) / 0.0075),
      flags, cardinality(flags),
      CASE WHEN tenth >= 6 THEN 'reviewer' || abs(hash) % 7 || '@bench.example' END,
      CASE WHEN tenth = 9 THEN (ARRAY['duplicate', 'closed', 'other'])[1 + abs(hash) % 4] END,
      n % 30 IN (1, 11) OR shared IS NOT NULL OR hash % 10 = 0 OR hash % 3 <> 0 AND hash % 5 = 0
    FROM keyed`);
  await client.query(`
    INSERT INTO possible_duplicates
    WITH pair AS (
      SELECT venue.id AS venue_id, other.id AS other_id
      FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM venues) venue
      JOIN (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM venues) other
        ON other.n = venue.n - 10
      WHERE venue.n % 30 = 11
    )
    SELECT venue_id, other_id FROM pair UNION ALL SELECT other_id, venue_id FROM pair`);
  for (const definition of indexes) await client.query(definition);
  client.release(true);
  await pool.query(`
    INSERT INTO venue_counts
    SELECT status, coalesce(country, ''), coalesce(city, ''), count(*) FROM venues GROUP BY 1, 2, 3`);
  await pool.query(`
    INSERT INTO search_words SELECT word FROM ts_stat('SELECT words FROM venues')
    WHERE word ~ '^[[:alpha:]]{3,}$' ON CONFLICT DO NOTHING`);
  await pool.query(`
    INSERT INTO shared_places SELECT cell, latitude, longitude FROM venues
    WHERE status <> 'discarded' GROUP BY 1, 2, 3 HAVING count(*) >= 3`);
  await pool.query('VACUUM ANALYZE');
}

/**
 * Removes the indexes of the venues and returns their definitions, because they are created faster after all rows are
 * stored than row by row.
 */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'venues' AND indexname <> 'venues_pkey'`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
