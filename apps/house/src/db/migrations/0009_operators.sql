CREATE TABLE "audit_head" (
	"only" boolean PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"operator" text NOT NULL,
	"role" text NOT NULL,
	"command" text NOT NULL,
	"subject" text NOT NULL,
	"arguments" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_stops" (
	"target" text PRIMARY KEY NOT NULL,
	"stop" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"player_id" text PRIMARY KEY NOT NULL,
	"is_stopped" boolean NOT NULL,
	"max_stakes" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;