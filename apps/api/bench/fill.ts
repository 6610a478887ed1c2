import { SPORTS } from '@campetto/contract';
import type { Pool } from 'pg';

const PLACES = [
  ...Array(3).fill("('italy', 'milano', 'Italia', 'IT', 'Milano')"),
  ...Array(2).fill("('spain', 'madrid', 'España', 'ES', 'Madrid')"),
  "('uk', 'london', 'United Kingdom', 'GB', 'London')",
  "('france', 'paris', 'France', 'FR', 'Paris')",
  "('italy', NULL, 'Italia', 'IT', 'Como')",
  ...Array(2).fill("(NULL, NULL, 'Nederland', 'NL', 'Utrecht')"),
];

/**
 * Fills an empty schema with venues as an import leaves them: six in ten pending, three approved,
 * one discarded, in ten places of which three are Milano.
 */
export async function fillVenues(pool: Pool, size: number): Promise<void> {
  await pool.query(`
    WITH places AS (
      SELECT row_number() OVER () - 1 AS place, *
      FROM (VALUES ${PLACES.join(', ')}) AS p (country, city, country_name, code, city_name)
    ), numbered AS (
      SELECT n, uuidv7() AS id, (n / 10) % 10 AS tenth FROM generate_series(1, ${size}) AS n
    )
    INSERT INTO venues (id, status, country, city, folder_path, name, phone_number, sport_ids,
      address_country, address_country_code, address_city, address_street, address_number,
      address_postal_code, address_formatted, latitude, longitude, website, rating,
      total_ratings, last_updated, source, created_at, updated_at)
    SELECT id,
      CASE WHEN tenth < 6 THEN 'pending' WHEN tenth < 9 THEN 'approved' ELSE 'discarded' END,
      country, city,
      'venues/' || coalesce(country, 'nederland') || '/' || coalesce(city, 'elsewhere') || '/' || id,
      'Centro Sportivo ' || n, '+39045' || n, ARRAY['${SPORTS[0].id}', '${SPORTS[1].id}'],
      country_name, code, city_name, 'Via Don Giovanni Minzoni', n % 200, '20158',
      'Via Don Giovanni Minzoni ' || n % 200 || ', 20158 ' || city_name,
      45 + n % 1000 / 1000.0, 9 + n % 1000 / 1000.0, 'https://example.org/' || n, 4.2, n % 500,
      now(), 'bench', now() + n * interval '1 ms', now()
    FROM numbered JOIN places ON place = n % 10`);
  await pool.query(`
    INSERT INTO venue_counts
    SELECT status, coalesce(country, ''), coalesce(city, ''), count(*) FROM venues GROUP BY 1, 2, 3`);
  await pool.query('VACUUM ANALYZE');
}
