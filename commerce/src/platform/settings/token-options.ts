export const issuer = 'nas-commerce'

/** How Medusa's bearer tokens are made, and what they must be. */
export const bearerOptions = { issuer, audience: 'nas-shop', algorithm: 'HS256' } as const
