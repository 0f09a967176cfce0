import { randomBytes } from 'node:crypto'

export const strapiVersion = '4.25.24'
/** The newest Node that Strapi 4 supports is 20. */
export const nodePackage = `node-${process.platform}-${process.arch}`

export const packages = {
  name: 'bench-strapi',
  private: true,
  dependencies: {
    '@strapi/strapi': strapiVersion,
    '@strapi/plugin-users-permissions': strapiVersion,
    pg: '8.8.0',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-router-dom': '5.3.4',
    'styled-components': '5.3.3',
    [nodePackage]: '20.20.2',
  },
  // Strapi's 0.32 needs a download outside the registry. The benchmark draws no picture.
  overrides: { sharp: '0.33.5' },
  strapi: { uuid: false },
}

const secret = () => randomBytes(16).toString('hex')

/** A new project's configuration in production, without the admin panel. */
export const configuration = (port: number, connectionString: string) => ({
  server: { host: '127.0.0.1', port, app: { keys: [secret(), secret()] } },
  admin: {
    auth: { secret: secret() },
    apiToken: { salt: secret() },
    transfer: { token: { salt: secret() } },
    serveAdminPanel: false,
    autoOpen: false,
  },
  database: {
    connection: {
      client: 'postgres',
      connection: { connectionString },
      pool: { min: 2, max: 10 },
    },
  },
  middlewares: [
    'logger',
    'errors',
    'security',
    'cors',
    'poweredBy',
    'query',
    'body',
    'session',
    'favicon',
    'public',
  ].map((name) => `strapi::${name}`),
  api: { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } },
  plugins: { 'users-permissions': { config: { jwtSecret: secret() } } },
})
