import { Module } from '@medusajs/framework/utils'
import { CONTENT_FEED, ContentFeedService } from './service'

export default Module(CONTENT_FEED, { service: ContentFeedService })
