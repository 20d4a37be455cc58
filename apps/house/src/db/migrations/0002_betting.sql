CREATE TABLE "cash_outs" (
	"id" text PRIMARY KEY NOT NULL,
	"bet_id" text NOT NULL,
	"player_id" text NOT NULL,
	"request_id" text NOT NULL,
	"status" text NOT NULL,
	"stake" bigint NOT NULL,
	"asked" bigint NOT NULL,
	"least" bigint NOT NULL,
	"paid" bigint,
	"created_at" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"code" text PRIMARY KEY NOT NULL,
	"bets" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bet_selections" ADD COLUMN "why" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "system" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "custom_odds" bigint;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "accept_mode" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "accept_down_to" integer;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "is_vip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "vip_offer" jsonb;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "open_stake" bigint;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "auto_cash_out" bigint;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_outs_request" ON "cash_outs" USING btree ("player_id","request_id");--> statement-breakpoint
CREATE INDEX "cash_outs_bet" ON "cash_outs" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "cash_outs_undecided" ON "cash_outs" USING btree ("decided_by") WHERE "cash_outs"."status" = 'in_progress';