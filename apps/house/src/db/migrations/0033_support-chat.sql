CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"request_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_player" ON "chat_messages" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_request" ON "chat_messages" USING btree ("player_id","request_id");--> statement-breakpoint
CREATE INDEX "chat_messages_created_at" ON "chat_messages" USING btree ("created_at");