export const issuer = 'nas-commerce'

/** How Medusa's bearer tokens are issued and verified. */
export const bearerOptions = { issuer, audience: 'nas-shop', algorithm: 'HS256' } as const
