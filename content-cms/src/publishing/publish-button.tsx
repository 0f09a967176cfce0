'use client'

import { PublishButton, useAuth } from '@payloadcms/ui'

/** Payload 3.90.1 would make the whole form of a global read-only without the right to publish. */
export function PublishersButton() {
  const isContributor = Object(useAuth().user).role === 'contributor'
  return isContributor ? null : <PublishButton />
}
