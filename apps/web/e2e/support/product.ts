import { type ChildProcess, execFile as execFileCallback } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { DEMO_PROJECT } from '../../../../scripts/lib/emulator/emulator.ts';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { launch, responding, stop } from '../../../../scripts/lib/processes.ts';

const execFile = promisify(execFileCallback);

/** The product as `start` runs it: the built web app and the venue server over a database of its own. */
export class Product {
  readonly address: string;
  /** Its data, which stays when the server stops. */
  readonly folder: string;
  readonly #port: number;
  #server: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.folder = folder;
    this.address = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts a product on a copy of the folder `E2E_DATA`, else on an empty database, which the server
   * fills with the shipped venues.
   */
  static async start(): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'campetto-e2e-'));
    const data = process.env['E2E_DATA'];
    // The files of the database belong to an account of their own, which `fs.cp` does not preserve.
    if (data !== undefined) await execFile('cp', ['-a', `${data}/.`, folder]);
    const product = new Product(await freePort(), folder);
    try {
      await product.#startServer();
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  async #startServer(): Promise<void> {
    this.#server = launch(process.execPath, ['apps/api/dev/server.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(this.#port),
        DATA_DIR: this.folder,
        // All servers share their compiled code, so that only the first one compiles it.
        NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
        LOG_LEVEL: 'error',
        // All tests sign in as the same administrator.
        RATE_LIMIT: '100000',
        FIREBASE_PROJECT_ID: DEMO_PROJECT,
        FIREBASE_AUTH_EMULATOR_HOST: process.env['E2E_EMULATOR_HOST'],
      },
    });
    await responding(`${this.address}/api/ready`, this.#server);
  }

  /** Queries the product's own database, beside the server. */
  async query<Row extends object>(text: string): Promise<Row[]> {
    return this.#connected(async (client) => (await client.query<Row>(text)).rows);
  }

  /** Runs `work` while the rows of a query are locked, so that the server waits for them. */
  async whileLocked(text: string, work: () => Promise<void>): Promise<void> {
    await this.#connected(async (client) => {
      await client.query('BEGIN');
      await client.query(`${text} FOR UPDATE`);
      await work();
    });
  }

  /** Closing the connection ends its transaction. */
  async #connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const home = join(this.folder, 'postgres');
    const [, , , port] = (await readFile(join(home, 'data/postmaster.pid'), 'utf8')).split('\n');
    const password = await readFile(join(home, 'password'), 'utf8');
    const client = new Client({
      host: '127.0.0.1',
      port: Number(port),
      user: 'campetto',
      password: password.trim(),
      database: 'postgres',
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async stopServer(): Promise<void> {
    if (this.#server !== undefined) await stop(this.#server);
  }

  async stop(): Promise<void> {
    await this.stopServer();
    await rm(this.folder, { recursive: true, force: true });
  }
}
