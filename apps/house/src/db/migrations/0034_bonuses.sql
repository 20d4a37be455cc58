CREATE TABLE "bet_bonuses" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL,
	"player_id" text NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"proof" jsonb NOT NULL,
	"selections" jsonb NOT NULL,
	"odds" bigint
);
--> statement-breakpoint
CREATE TABLE "bonus_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_queue" (
	"bonus_id" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_rewards" (
	"bonus_id" text NOT NULL,
	"range_index" integer NOT NULL,
	"reward_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "bonus_rewards_bonus_id_range_index_pk" PRIMARY KEY("bonus_id","range_index")
);
--> statement-breakpoint
CREATE TABLE "campaign_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	"state" text,
	"counting_stakes" bigint DEFAULT 0 NOT NULL,
	"final_at" bigint,
	CONSTRAINT "campaigns_issued" CHECK ("campaigns"."issued" >= 0),
	CONSTRAINT "campaigns_given" CHECK ("campaigns"."given" >= 0)
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"version" text NOT NULL,
	"family" text NOT NULL,
	"freebet_type" text,
	"trigger" text NOT NULL,
	"issue_key" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"currency" text NOT NULL,
	"amount" bigint,
	"is_boosted" boolean DEFAULT false NOT NULL,
	"uses" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"counting_stakes" bigint DEFAULT 0 NOT NULL,
	"last_bet_at" bigint,
	"open_bets" integer DEFAULT 0 NOT NULL,
	"seed" text,
	"seen" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"activated_at" bigint,
	"expires_at" bigint,
	CONSTRAINT "player_bonuses_uses" CHECK ("player_bonuses"."times_used" >= 0 and "player_bonuses"."times_used" <= coalesce("player_bonuses"."uses", "player_bonuses"."times_used"))
);
--> statement-breakpoint
CREATE TABLE "promo_tries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_prizes" (
	"campaign_id" text NOT NULL,
	"player_id" text NOT NULL,
	"bonus_id" text NOT NULL,
	"position" integer NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "tournament_prizes_campaign_id_player_id_pk" PRIMARY KEY("campaign_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "jackpot_contributions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bet_id" text NOT NULL,
	"jackpot_id" text NOT NULL,
	"player_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"is_drawn" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpot_hits" (
	"id" text PRIMARY KEY NOT NULL,
	"jackpot_id" text NOT NULL,
	"level_code" text NOT NULL,
	"round" integer NOT NULL,
	"bet_id" text NOT NULL,
	"player_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"amount_eur" bigint NOT NULL,
	"before" bigint NOT NULL,
	"start" bigint NOT NULL,
	"max" bigint NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"status" text NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint
);
--> statement-breakpoint
CREATE TABLE "jackpot_levels" (
	"jackpot_id" text NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"round" integer NOT NULL,
	"pool" bigint NOT NULL,
	"remainder" bigint DEFAULT 0 NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"start" bigint NOT NULL,
	"max" bigint NOT NULL,
	"drop" bigint NOT NULL,
	"started_at" bigint NOT NULL,
	"carried" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "jackpot_levels_jackpot_id_code_pk" PRIMARY KEY("jackpot_id","code")
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "bonus_id" text;--> statement-breakpoint
ALTER TABLE "bet_bonuses" ADD CONSTRAINT "bet_bonuses_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_bonuses" ADD CONSTRAINT "bet_bonuses_bonus_id_player_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."player_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_events" ADD CONSTRAINT "bonus_events_bonus_id_player_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."player_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_rewards" ADD CONSTRAINT "bonus_rewards_bonus_id_player_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."player_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_rewards" ADD CONSTRAINT "bonus_rewards_reward_id_player_bonuses_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."player_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_version_campaign_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."campaign_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_prizes" ADD CONSTRAINT "tournament_prizes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_contributions" ADD CONSTRAINT "jackpot_contributions_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_hits" ADD CONSTRAINT "jackpot_hits_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_hits" ADD CONSTRAINT "jackpot_hits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_bonuses_bonus" ON "bet_bonuses" USING btree ("bonus_id");--> statement-breakpoint
CREATE INDEX "bonus_events_bonus" ON "bonus_events" USING btree ("bonus_id");--> statement-breakpoint
CREATE INDEX "campaign_versions_campaign" ON "campaign_versions" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_issue" ON "player_bonuses" USING btree ("player_id","issue_key");--> statement-breakpoint
CREATE INDEX "player_bonuses_player" ON "player_bonuses" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "player_bonuses_ranking" ON "player_bonuses" USING btree ("campaign_id","points");--> statement-breakpoint
CREATE INDEX "promo_tries_player" ON "promo_tries" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_prizes_position" ON "tournament_prizes" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_contributions_bet" ON "jackpot_contributions" USING btree ("bet_id","jackpot_id");--> statement-breakpoint
CREATE INDEX "jackpot_contributions_waiting" ON "jackpot_contributions" USING btree ("id") WHERE not "jackpot_contributions"."is_drawn";--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_hits_round" ON "jackpot_hits" USING btree ("jackpot_id","level_code","round");--> statement-breakpoint
CREATE INDEX "jackpot_hits_player" ON "jackpot_hits" USING btree ("player_id","created_at");