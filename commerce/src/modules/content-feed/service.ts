import { MedusaService } from '@medusajs/framework/utils'
import { FeedPosition } from './models/feed-position'
export class ContentFeedService extends MedusaService({ FeedPosition }) {}
