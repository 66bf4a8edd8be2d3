/** Rows of the statistics of readers; see `tables.ts`. Days are those of the blog's time zone. */
export interface AnalyticsTables {
  analytics_salts: AnalyticsSaltTable
  analytics_visitors: AnalyticsVisitorTable
  analytics_days: AnalyticsDayTable
  analytics_referrers: AnalyticsReferrerTable
}

interface AnalyticsSaltTable {
  day: string
  salt: string
}

/** The readers who were counted already. Deleted with the salt of that day. */
interface AnalyticsVisitorTable {
  day: string
  /** 64 bits of a hash that starts with the day's salt. */
  visitor: string
  /** Empty for the whole site. */
  screen: string
  /** Empty for a screen that shows no post. */
  post_id: string
}

interface AnalyticsDayTable {
  day: string
  screen: string
  post_id: string
  views: number
  visitors: number
}

interface AnalyticsReferrerTable {
  day: string
  host: string
  views: number
}
