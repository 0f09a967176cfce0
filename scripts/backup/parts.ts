/** What names the installation to itself, and says how far its databases are migrated and filled. */
export const smallParts = [
  'secrets.env',
  'commerce-keys.env',
  'stamps/content-migrate',
  'stamps/content-seed',
  'stamps/commerce-migrate',
  'stamps/commerce-seed',
]

/** All that an installation consists of, below VAR_DIR; the rest is made anew. */
export const parts = ['postgres', 'media', ...smallParts]
