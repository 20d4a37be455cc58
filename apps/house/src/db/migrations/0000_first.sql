CREATE TABLE "accounts" (
	"player_id" text NOT NULL,
	"currency" text NOT NULL,
	"available" bigint NOT NULL,
	"locked" bigint NOT NULL,
	"active" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "accounts_player_id_currency_pk" PRIMARY KEY("player_id","currency"),
	CONSTRAINT "accounts_available" CHECK ("accounts"."available" >= 0),
	CONSTRAINT "accounts_locked" CHECK ("accounts"."locked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bet_selections" (
	"bet_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"match_id" text NOT NULL,
	"market_key" text NOT NULL,
	"market_id" text NOT NULL,
	"specifier" text NOT NULL,
	"outcome_id" text NOT NULL,
	"person" text,
	"odds" bigint NOT NULL,
	"status" text NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "bet_selections_bet_id_ordinal_pk" PRIMARY KEY("bet_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"request_id" text NOT NULL,
	"slip_bet_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"result" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"odds" bigint NOT NULL,
	"potential_return" bigint NOT NULL,
	"max_payout" bigint NOT NULL,
	"win_amount" bigint,
	"created_at" bigint NOT NULL,
	"decided_by" bigint,
	"settled_at" bigint,
	"refusal" jsonb
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"movement" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"player_id" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"bet_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_price" (
	"market_key" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"match_status" integer NOT NULL,
	"status" integer NOT NULL,
	"provider" text NOT NULL,
	"outcomes" jsonb NOT NULL,
	"v" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_archive" (
	"match_id" text PRIMARY KEY NOT NULL,
	"match" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"bet_id" text,
	"currency" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement_requests" (
	"player_id" text NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "placement_requests_player_id_request_id_pk" PRIMARY KEY("player_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "player_settings" (
	"player_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"birth_date" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "players_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "provider_statuses" (
	"provider" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_selections" ADD CONSTRAINT "bet_selections_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_settings" ADD CONSTRAINT "player_settings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_selections_open" ON "bet_selections" USING btree ("market_key") WHERE "bet_selections"."status" = 'open';--> statement-breakpoint
CREATE INDEX "bet_selections_match" ON "bet_selections" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "bets_player" ON "bets" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "bets_undecided" ON "bets" USING btree ("decided_by") WHERE "bets"."status" = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movement_account" ON "ledger_entries" USING btree ("movement","account");--> statement-breakpoint
CREATE INDEX "ledger_player" ON "ledger_entries" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "live_price_match" ON "live_price" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");