import { Module } from '@medusajs/framework/utils'
import { ContentFeedService } from './service'

export const CONTENT_FEED = 'content_feed'

export default Module(CONTENT_FEED, { service: ContentFeedService })
